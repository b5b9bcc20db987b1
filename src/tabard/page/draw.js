// ---- Drawing

const isNews = (id) => changes[at].fresh.has(id) || changes[at].shifted.has(id);

function cardHTML(lying, { mini = false, tag = "button", token = true, coin = false, captioned = false } = {}) {
  const { id, card } = lying;
  const mark = token && isNews(id) ? " fresh" : "";
  const data = token ? ` data-token="${id}"` : "";
  if (card < 0) return `<span class="card back${coin ? " coin" : ""}${mark}"${data} aria-hidden="true"></span>`;
  const { group, value, name } = DATA.cards[card];
  const { colour, shape, coin: round, woven, blazon, stroke, symbol, alone } = lookOf(DATA.cards[card]);
  const label = [say(name), say(DATA.groups[group]), value].filter(Boolean).join(", ");
  const role = tag === "button" ? `type="button" data-card="${card}" aria-haspopup="dialog" aria-label="${safe(label)}" title="${safe(say(name))}"` : 'aria-hidden="true"';
  const css = `card${mini ? " mini" : value ? "" : " plain"}${round ? " coin" : woven ? " patch" : ""}${woven}${mark}${token && changes[at].turned.has(id) ? " turned" : ""}`;
  const caption = round || woven ? "" : `<span class="name">${safe(say(name))}</span>`;
  const drawn = `<${tag} class="${css}" style="--g:${colour}"${data} ${role}>
    <span class="field">${blazon ? armsSVG(blazon) : own(STROKES, stroke) ? strokeSVG(stroke) : use(`e-${shape}`, "emblem")}</span>${symbol ? `<span class="sigil${alone ? " barred" : ""}">${use(own(SYMBOLS, symbol) ?? `e-${symbol}`)}</span>` : ""}${caption}${value ? `<span class="seal">${safe(value).replace("*", "∗")}</span>` : ""}</${tag}>`;
  return caption || !captioned ? drawn : `<span class="piece">${drawn}<small>${safe(say(name))}</small></span>`;
}

const heading = (zone, level) => `<h${level}>${safe(say(DATA.zones[zone[0]]))}${zone[4] ? ` <span class="count">${zone[4]}</span>` : ""}</h${level}>`;

function zoneHTML(zone, level) {
  const lying = tables[at].get(keyOf(zone));
  const key = ` data-zone="${safe(keyOf(zone))}"`;
  if (zone[2] === "stack") return stackHTML(zone, lying, key);
  if (zone[2] === "line") return lineHTML(zone, lying, key, level);
  if (zone[2] === "table" && zone[1] < 0) return noticeHTML(zone, lying, key, level);
  const pieces = lying.length && lying.every(({ card }) => (card < 0 ? coinZones.has(zone[0]) : isPiece(DATA.cards[card])));
  const title = heading(pieces ? [zone[0]] : zone, level);
  if (!lying.length) return `<section class="zone bare"${key}>${title}<span class="none">${safe(word("empty"))}</span></section>`;
  const hidden = lying.filter((t) => t.card < 0).length;
  const told = hidden ? `<span class="unseen">${hidden} × ${safe(word("hidden"))}</span>` : "";
  const mini = zone[2] === "pile";
  return `<section class="zone"${key}>${title}${told}<div class="cards">${lying.map((one) => cardHTML(one, { mini, coin: coinZones.has(zone[0]), captioned: true })).join("")}</div></section>`;
}

// What lies open in the middle holds for all: it is shown with its text.
function noticeHTML(zone, lying, key, level) {
  const posted = lying.filter((one) => one.card >= 0).map((one) => {
    const card = DATA.cards[one.card];
    return `<div class="posted">${cardHTML(one)}<div>${groupLine(card)}<h${level + 1}>${safe(say(card.name))}</h${level + 1}><p>${safe(say(card.text))}</p></div>${printedHTML(card)}</div>`;
  });
  return `<section class="zone notice"${key}><h${level}${posted.length ? ' class="unseen"' : ""}>${safe(say(DATA.zones[zone[0]]))}</h${level}>${posted.join("") || `<span class="none">${safe(word("empty"))}</span>`}</section>`;
}

// What is printed on a card besides its text.
function printedHTML(card) {
  const rows = Object.entries(say(card.told)).map(([key, text]) => `<li>${own(COINS, key) ? `<span style="--g:${COINS[key][0]}">${use(`e-${COINS[key][1]}`)}</span>` : ""}${safe(text)}</li>`);
  return rows.length ? `<ul class="printed">${rows.join("")}</ul>` : "";
}

function tilesHTML(zones) {
  if (!zones.length) return "";
  const tiles = zones.map((zone) => {
    const before = steps[at - 1]?.zones.find((one) => keyOf(one) === keyOf(zone));
    const delta = zone[4] - (before ? before[4] : zone[4]);
    return `<li class="tile${delta ? " changed" : ""}" data-zone="${safe(keyOf(zone))}">${own(COUNTS, zone[0]) ? use(`e-${COUNTS[zone[0]]}`) : "<i></i>"}<b>${zone[4]}</b>
      <span class="delta">${delta ? (delta > 0 ? "+" : "") + signed(delta) : ""}</span><span class="of">${safe(say(DATA.zones[zone[0]]))}</span></li>`;
  });
  return `<ul class="tiles">${tiles.join("")}</ul>`;
}

// Sums stand against each other, the greater one marked; a face is called by whoever has it before them.
function sumsHTML(zones) {
  if (!zones.length) return "";
  const most = Math.max(...zones.map((zone) => zone[4]));
  const alone = zones.filter((zone) => zone[4] === most).length === 1;
  const drawn = zones.map((zone) => {
    const greater = alone && zone[4] === most && zones.length > 1;
    const chips = zone[3].map((card, i) => {
      const { colour, shape, coin, woven } = lookOf(DATA.cards[card]);
      const owner = zone[5].seats[i];
      return `<li class="chip" title="${safe(say(DATA.cards[card].name))}"><span><span class="swatch${woven}${coin ? " round" : ""}" style="--g:${colour}">${woven ? "" : use(`e-${shape}`)}</span><b>${safe(zone[5].values[i])}</b></span><small>${safe(owner < 0 ? say(DATA.cards[card].name) : nameOf(owner))}</small></li>`;
    });
    return `<section class="sum${greater ? " greater" : ""}"><h2>${safe(say(DATA.zones[zone[0]]))}</h2><ul class="chips">${chips.join("")}</ul><span class="power"><span class="unseen">= </span>${zone[4]}${greater ? `<span class="unseen">, ${safe(word("greater"))}</span>` : ""}</span></section>`;
  });
  const sign = zones.length === 2 ? `<span class="versus" aria-hidden="true">${zones[0][4] > zones[1][4] ? "&gt;" : zones[0][4] < zones[1][4] ? "&lt;" : "="}</span>` : "";
  return `<div class="sums${zones.length === 2 ? " facing" : ""}">${drawn.join(sign)}</div>`;
}

// ---- Exchanges: rung by rung an attack, what met it, the difference and who pays it.

function exchangesHTML(step, laid) {
  if (!step.strokes && !laid.length) return "";
  const before = JSON.stringify(steps[at - 1]?.strokes ?? []);
  const rungs = (step.strokes ?? []).map(([attack, answer], i) => {
    const fresh = !before.includes(JSON.stringify([attack, answer]));
    return `<li class="rung${fresh ? " now-rung" : ""}">${sideHTML(attack, "left")}<span class="meets">${bossHTML(attack, answer)}</span>${sideHTML(answer, "right")}</li>`;
  });
  const rest = laid.map((zone) => `<div class="laid gear"><b>${safe(say(DATA.zones[zone[0]]))}:</b>${zone[3].map((card) => gearHTML(card)).join("")}</div>`);
  return `<section class="exchanges"><h2>${safe(say(DATA.zones[DATA.exchanges]))} <span class="count">${rungs.length || ""}</span></h2><ol class="rungs">${rungs.join("")}</ol>${rest.join("")}</section>`;
}

function sideHTML(side, where) {
  const named = side.guard ?? side.card;
  const number = side.guard >= 0 && side.card >= 0 ? DATA.cards[side.card].printed.number : "";
  const what = named >= 0 ? `<button type="button" class="blow" data-card="${side.card}" aria-haspopup="dialog">${safe(say(DATA.cards[named].name))}${number ? ` [${safe(number)}]` : ""}</button>` : `<span class="word">${safe(word(`exchange-${side.as}`))}</span>`;
  const sum = side.sum ? `${safe(side.sum)} = <b>${safe(side.value)}</b>` : side.value ? `<b>${safe(side.value)}</b>` : side.as && named >= 0 && side.as !== "attack" ? safe(word(`exchange-${side.as}`)) : "";
  const price = side.price || side.pays ? `<span class="cost">${[side.price, side.pays].filter(Boolean).map((one) => `−${one}`).join(" ")} ${safe(say(DATA.zones[DATA.paid]).toLocaleLowerCase(language))}</span>` : "";
  const wounds = side.harm ? `<span class="wounds">${use("e-drop").repeat(side.harm)}<span class="unseen">${side.harm} × ${safe(word("exchange-taken"))}</span></span>` : "";
  return `<div class="side ${where}">${crestHTML(side.who, "span")}<span class="whose">${safe(say(DATA.cards[side.who].name))}</span>${what}<span class="terms">${[sum, price, wounds].filter(Boolean).join(" · ")}</span></div>`;
}

function bossHTML(attack, answer) {
  if (answer.as === "open") return `<span class="boss open">${safe(attack.value ?? "")}${attack.value ? "" : use("e-stroke")}</span>`;
  if (answer.as === "taken") return `<span class="boss taken">${use("e-drop")}</span>`;
  if (answer.as === "evade") return `<span class="boss">${use("e-evade")}</span>`;
  const pays = attack.pays || answer.pays;
  if (!pays) return `<span class="boss">${attack.value && answer.value ? `=<span class="unseen"> ${safe(word("exchange-even"))}</span>` : use("e-shield")}</span>`;
  return `<span class="boss">−${pays}<i class="${attack.pays ? "to-left" : "to-right"}"></i></span>`;
}

// ---- Parts: whoever a seat leads, each with arms, figures and gauges; on a field in two lines that face each other.

const hasParts = steps.some((step) => step.zones.some((zone) => zone[2] === "self"));

class Part {
  constructor(step, own) {
    this.own = own;
    this.zones = step.zones.filter((zone) => zone[1] === own[1] && (zone[5]?.part ?? 0) === (own[5]?.part ?? 0));
    this.post = this.of("place").find((zone) => zone[4] > 0);
    this.elsewhere = this.of("place").find((zone) => zone[0] !== "place"); // behind its place, or beside the field
    this.beside = Boolean(this.elsewhere) && !this.post;
  }

  of(...looks) {
    return this.zones.filter((zone) => looks.includes(zone[2]));
  }
}

function partsHTML(step) {
  const all = step.zones.filter((zone) => zone[2] === "self").map((own) => new Part(step, own));
  const placed = (place) => all.filter((one) => one.post?.[4] === place);
  const cells = all.length === 2 ? [] : [1, 2, 3, 4, 5, 6].map((place) => `<div class="cell" style="--side:${place > 3 ? 2 : 1};--row:${((place - 1) % 3) + 1}">${placed(place).map((one) => partHTML(step, one, true)).join("") || `<div class="vacant" aria-hidden="true">${place}</div>`}</div>`);
  const rest = all.filter((one) => all.length === 2 || !one.post).map((one) => `<div class="cell beside">${partHTML(step, one, all.length > 2)}</div>`);
  const field = all.some((one) => one.post) ? [...cells.slice(0, 3), '<div class="barrier"></div>', ...cells.slice(3)] : [];
  return `<div class="parts${all.length === 2 ? " pair" : ""}">${field.join("")}${rest.join("")}</div>`;
}

function partHTML(step, part, crowded) {
  const [, seat, , [card, ...gear]] = part.own;
  const id = keyOf(part.own).replace(/\W/g, "-");
  const asked = step.parts.some(([one, number]) => one === seat && (number < 0 || number === (part.own[5]?.part ?? 0)));
  const where = part.elsewhere ? `<b>${safe(say(DATA.zones[part.elsewhere[0]]))}${part.post ? ` ${part.post[4]}` : ""}</b> · ` : "";
  const titled = `<h2 id="${id}">${part.post ? `<span class="post"><span class="unseen">${safe(say(DATA.zones[part.post[0]]))} </span>${part.post[4]}</span>` : ""}${safe(say(DATA.cards[card].name))} <small>${where}${safe(nameOf(seat))}${asked ? ` · <span class="tag">${safe(word("turn"))}</span>` : ""}</small></h2>`;
  const bonds = part.of("names").flatMap((zone) => zone[3].map((other) => `<p class="bond">${use("e-lock")}${safe(say(DATA.zones[zone[0]]))} ${crestHTML(other, "span")} <b>${safe(say(DATA.cards[other].name))}</b></p>`));
  const beside = [...gear, ...part.of("table").flatMap((zone) => zone[3])].map((one) => gearHTML(one));
  const figures = part.of("figure").map((zone) => {
    const chosen = zone[5]?.chosen;
    return `<li class="figure${chosen ? " chosen" : ""}"><b>${zone[4]}</b><span title="${safe(say(DATA.zones[zone[0]]))}">${safe(say(DATA.zones[zone[0]]))}</span>${chosen ? `<span class="unseen">(${safe(say(DATA.chosen[zone[0]]))})</span>` : ""}</li>`;
  });
  return `<section class="part${asked ? " asked" : ""}${part.elsewhere && part.post ? " behind" : ""}${part.beside ? " gone" : ""}" aria-labelledby="${id}"><div class="herald">${crestHTML(card)}${titled}<div class="gauges">${part.of("gauge").map(gaugeHTML).join("")}</div></div>
    ${part.beside && crowded ? "" : `<ul class="figures">${figures.join("")}</ul>`}${bonds.join("")}${beside.length ? `<div class="gear">${beside.join("")}</div>` : ""}${part.of("hand").map((zone) => handHTML(zone, crowded)).join("")}</section>`;
}

function gaugeHTML(zone) {
  const [name, , , , count, { most }] = zone;
  const drops = most <= 6; // a short gauge is drawn drop by drop
  const before = steps[at - 1]?.zones.find((one) => keyOf(one) === keyOf(zone))?.[4] ?? count;
  const delta = count - before;
  const drawn = drops ? `<span class="drops">${Array.from({ length: most }, (_, i) => use("e-drop", i >= count ? "" : i >= before ? "full new" : "full")).join("")}</span>` : "";
  const bar = drops ? "" : `<span class="breath${count * 4 <= most ? " low" : ""}" style="--left:${(100 * count) / most}%;--most:${most}"></span>`;
  return `<div class="gauge" data-zone="${safe(keyOf(zone))}">${safe(say(DATA.zones[name]))} ${drawn}<b>${count}/${most}</b>${delta ? `<span class="delta${delta > 0 === drops ? "" : " up"}">${delta > 0 ? "+" : ""}${signed(delta)}</span>` : ""}${bar}</div>`;
}

function gearHTML(card) {
  const { colour, shape } = lookOf(DATA.cards[card]);
  return `<button type="button" data-card="${card}" aria-haspopup="dialog" style="--g:${colour}"><span>${use(`e-${shape}`)}</span>${safe(say(DATA.cards[card].name))}</button>`;
}

function handHTML(zone, mini) {
  const lying = tables[at].get(keyOf(zone));
  const hidden = lying.filter((one) => one.card < 0).length;
  const told = hidden ? `<span class="unseen">${hidden} × ${safe(word("hidden"))}</span>` : "";
  const cards = lying.length ? `<div class="cards">${lying.map((one) => cardHTML(one, { mini })).join("")}</div>` : "";
  return lying.length ? `<section class="zone" data-zone="${safe(keyOf(zone))}">${heading(zone, 3)}${told}${cards}</section>` : "";
}

function middleHTML(zones) {
  const of = (looks) => zones.filter((zone) => looks.includes(zone[2]));
  const open = of(["table", "hand", "pile"]).map((zone) => zoneHTML(zone, 2)).join("");
  const tiles = tilesHTML(of(["count"]));
  const middle = open || tiles ? `<div class="middle${open && tiles ? " with-tiles" : ""}">${open}${tiles}</div>` : "";
  return exchangesHTML(steps[at], of(["names"])) + of(["line"]).map((zone) => zoneHTML(zone, 2)).join("") + sumsHTML(of(["sum"])) + middle;
}

function lineHTML(zone, lying, key, level) {
  const { shifted, named, left } = changes[at];
  const places = lying.map((one, i) => {
    const was = shifted.get(one.id);
    const css = [i ? "" : "first", was ? "shifted" : "", named.has(`${keyOf(zone)}:${i}`) ? "named" : ""].join(" ");
    return `<li class="${css}">${cardHTML(one)}<span class="cobble">${was && was !== i + 1 ? `${was} → ` : ""}${i + 1}</span></li>`;
  });
  const scaffold = !LOOK.scaffold ? "" : `<li class="scaffold${left.has(keyOf(zone)) ? " drop" : ""}">
    <svg viewBox="0 0 50 70" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="3" d="M12 66V6M38 66V6M8 6h34"/><path d="M3 64h44v4H3zM7 60h36v3H7z"/>
    <g class="blade"><path d="M14 10h22v4H14z"/><path fill="var(--soft)" d="M14 15h22v7L14 30z"/><path fill="none" stroke="var(--face)" stroke-width="1" d="M15 28l20-7"/></g>
    <path fill-rule="evenodd" d="M14 46h22v13H14zM25 48a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z"/></svg>
    <span class="cobble">${safe(word("front"))}&nbsp;→</span></li>`;
  const none = lying.length ? "" : `<li class="none">${safe(word("empty"))}</li>`;
  return `<section class="zone wide"${key}>${heading(zone, level)}<ol class="line">${scaffold}${places.join("")}${none}</ol></section>`;
}

function stackHTML(zone, lying, key) {
  const top = lying[0]; // a stack is told from its top down
  const face = top ? cardHTML(top, { mini: true, tag: "span" }) : `<span class="card ${zone[4] ? "back" : "bare"}" aria-hidden="true"></span>`;
  const label = `${face}<span class="label"><b>${zone[4]}</b>${safe(say(DATA.zones[zone[0]]))}</span>`;
  return lying.length ? `<button type="button" class="stack"${key} data-stack="${safe(keyOf(zone))}" aria-haspopup="dialog">${label}</button>` : `<div class="stack"${key}>${label}</div>`;
}

// The tartan that lies before a seat, if one does.
function ribbonHTML(step, seat) {
  const woven = step.zones.filter((zone) => zone[1] === seat && zone[2] === "table").flatMap((zone) => zone[3]).map((card) => (card < 0 ? "" : lookOf(DATA.cards[card]).woven)).find(Boolean);
  return woven ? `<span class="ribbon${woven}"></span>` : "";
}

function drawScores(step) {
  const most = Math.max(1, ...steps.flatMap((s) => s.totals));
  const best = Math.max(...step.totals);
  const leaders = step.totals.filter((t) => t === best).length;
  const rows = step.totals.map((total, seat) => {
    const lead = total === best && leaders < step.totals.length;
    const delta = total - (steps[at - 1]?.totals[seat] ?? total);
    return `<li class="${lead ? "lead" : ""} ${step.asked.includes(seat) ? "asked" : ""}"><span class="who">${step.asked.includes(seat) ? use("i-turn", "turn") : ""}${ribbonHTML(step, seat)}${safe(nameOf(seat))}</span>
      <span class="total">${lead ? use(LOOK.lead, "leader") : ""}${signed(total)}${lead ? `<span class="unseen">, ${safe(word("leads"))}</span>` : ""}</span>
      <span class="delta">${delta ? (delta > 0 ? "+" : "") + signed(delta) : ""}</span><span class="bar"><i style="width:${Math.max(0, (100 * total) / most)}%"></i></span></li>`;
  });
  $("scores").innerHTML = `<h2 class="unseen" id="scores-title">${safe(word("scores"))}</h2><ol style="--all:${rows.length};--few:${rows.length > 4 ? 3 : rows.length}">${rows.join("")}</ol>`;
}

const signed = (number) => String(number).replace("-", "−");

function drawNow(step) {
  const told = step.events.map(say);
  const dealt = step.seat < 0;
  const title = dealt ? word("start") : say(step.said) || told.shift() || say(step.status);
  const over = DATA.over && at === last;
  const changed = [...tables[at].values()].flat().filter((t) => t.card >= 0 && isNews(t.id));
  const strip = changed.length > 5 ? [] : changed;
  $("now").innerHTML = `<div><p class="kicker">${safe(dealt ? say(DATA.title) : nameOf(step.seat))}</p><h2>${safe(title)}</h2>
    <ul class="events">${told.map((one) => `<li>${safe(one)}</li>`).join(" ")}</ul>
    <p class="status">${over ? safe(word("over")) : use("i-turn", "turn") + safe(say(step.status))}</p></div>
    <div class="strip">${strip.map((one) => cardHTML(one, { token: false })).join("")}</div>`;
  const events = $("now").querySelector(".events");
  if (events.scrollHeight > events.clientHeight) events.tabIndex = 0;
  if (dealt) events.scrollTop = events.scrollHeight; // after the deal, who begins
}

function drawSeat(step, seat) {
  const asked = step.asked.includes(seat);
  const mine = step.zones.filter((zone) => zone[1] === seat);
  const zones = mine.filter((zone) => zone[2] !== "count").map((zone) => zoneHTML(zone, 3));
  return `<section class="seat${asked ? " asked" : ""}${changes[at].named.has(`seat:${seat + 1}`) ? " named" : ""}" aria-labelledby="seat-${seat}">${ribbonHTML(step, seat).replaceAll("span", "div")}
    <h2 id="seat-${seat}">${safe(nameOf(seat))}${asked ? ` <span class="tag">${safe(word("turn"))}</span>` : ""} <span class="total">${signed(step.totals[seat])}</span></h2>
    <div class="seat-zones">${tilesHTML(mine.filter((zone) => zone[2] === "count"))}${zones.join("")}</div></section>`;
}

function drawLog() {
  $("log-title").textContent = word("log");
  $("log").innerHTML = steps.map((step, i) => {
    const told = step.events.map(say);
    const who = step.seat < 0 ? word("start") : nameOf(step.seat);
    const said = say(step.said);
    return `<li><button type="button" data-step="${i}"><span class="at">${i}</span><span><b>${safe(who)}</b>${said ? ` · ${safe(said)}` : ""}<span class="told">${safe(told.join(" "))}</span></span></button></li>`;
  }).join("");
}

function drawFrame() {
  document.documentElement.lang = language;
  document.title = `${say(DATA.title)} · ${say(DATA.caption)}`;
  $("title").textContent = say(DATA.title);
  $("caption").textContent = say(DATA.caption);
  for (const id of ["language", "theme", "replay", "step"]) $(id).setAttribute("aria-label", word(id));
  drawLog();
  drawButtons();
}

function drawButtons() {
  for (const button of document.querySelectorAll("[data-go]")) {
    const act = button.dataset.go === "play" && timer ? "pause" : button.dataset.go;
    button.setAttribute("aria-label", word(act));
    button.title = word(act);
    button.querySelector("use").setAttribute("href", `#i-${act}`);
  }
}
