// ---- Who is who from step to step: the data numbers designs, so copies and face-down cards are paired by where they lay.

const called = ([name, , , , , more]) => (more?.part ? `${name}.${more.part + 1}` : name); // as paths call it
const keyOf = (zone) => `${called(zone)}/${zone[1]}`;
const tables = []; // per step: zone key -> cards lying there, each { id, card, since, was }
const changes = []; // per step: { fresh, shifted: id -> place before, named: touched places and seats }

function track() {
  let serial = 0;
  let before = new Map();
  steps.forEach((step, index) => {
    const after = new Map();
    const left = new Map([...before].map(([key, lying]) => [key, [...lying]]));
    const wanting = [];
    const claim = (list, found) => list.splice(list.indexOf(found), 1)[0];
    for (const zone of step.zones.filter((zone) => zone[2] !== "sum" && zone[2] !== "names")) {
      const key = keyOf(zone);
      const here = left.get(key) ?? [];
      const lying = zone[3].map((card) => ({ card }));
      after.set(key, lying);
      // A line loses its first and gains at its end, so copies are told apart from the end.
      const order = zone[2] === "line" ? [...lying].reverse() : lying;
      for (const one of order) {
        const same = zone[2] === "line" ? here.findLast((t) => t.card === one.card) : here.find((t) => t.card === one.card);
        if (same) Object.assign(one, { id: claim(here, same).id, since: same.since });
        else wanting.push([one, key, zone[1]]);
      }
    }
    const fresh = new Set();
    const turned = new Set();
    for (const [one, key, owner] of wanting) {
      const under = one.card >= 0 && left.get(key)?.find((t) => t.card < 0);
      if (under) { // turned where it lay
        Object.assign(one, { id: claim(left.get(key), under).id, since: under.since });
        turned.add(one.id);
        fresh.add(one.id);
        continue;
      }
      const pools = [...left].filter(([from]) => from !== key);
      let pool = pools.find(([, list]) => list.some((t) => t.card === one.card));
      let found = pool?.[1].find((t) => t.card === one.card);
      if (!found && one.card >= 0) { // a card that was face down until now
        pool = pools.find(([from, list]) => list.some((t) => t.card < 0) && (from.endsWith(`/${step.seat}`) || from.endsWith(`/${owner}`)))
          ?? pools.find(([, list]) => list.some((t) => t.card < 0));
        found = pool?.[1].find((t) => t.card < 0);
      }
      one.id = found ? claim(pool[1], found).id : serial++;
      one.since = index;
      if (index) fresh.add(one.id);
    }
    changes.push({ fresh, turned, shifted: new Map(), named: new Set(), left: new Set() });
    if (index) compare(index, step, before, after);
    tables.push(after);
    before = after;
  });
}

function compare(index, step, before, after) {
  const { fresh, shifted, named, left } = changes[index];
  for (const zone of step.zones.filter((zone) => zone[2] === "line")) {
    const key = keyOf(zone);
    const was = (before.get(key) ?? []).map((t) => t.id);
    const stayed = after.get(key).filter((t) => was.includes(t.id)).map((t) => was.indexOf(t.id));
    const kept = rising(stayed);
    for (const place of stayed) if (!kept.has(place)) shifted.set(was[place], place + 1);
    if (was.length && !after.get(key).some((t) => t.id === was[0])) left.add(key);
  }
  // A path tells what was touched before the step: "zone:place", "zone:seat:place" or "seat:number".
  for (const part of step.path) {
    const [name, ...numbers] = part.split(":");
    const place = numbers.at(-1) - 1;
    if (name === "seat") named.add(part);
    const owners = numbers.length > 1 ? [numbers[0] - 1] : [-1, step.seat];
    const zone = steps[index - 1].zones.find((z) => called(z) === name && owners.includes(z[1]));
    const touched = zone && before.get(keyOf(zone))?.[place];
    if (!touched) continue;
    if (zone[2] === "line") named.add(`${keyOf(zone)}:${place}`);
    else if (touched.card >= 0) fresh.add(touched.id);
  }
}

// The longest rising run: those not in it are the ones that moved past others.
function rising(list) {
  const runs = [];
  list.forEach((value, i) => {
    const best = runs.filter((run) => run.at(-1) < value).reduce((a, b) => (b.length > a.length ? b : a), []);
    runs[i] = [...best, value];
  });
  return new Set(runs.reduce((a, b) => (b.length > a.length ? b : a), []));
}
