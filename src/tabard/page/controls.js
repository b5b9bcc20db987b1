// ---- From one step to another

const boxes = (attribute) => new Map([...document.querySelectorAll(`[data-${attribute}]`)].map((e) => [e.dataset[attribute], e.getBoundingClientRect()]));

function show(step, redraw = false) {
  step = Math.min(last, Math.max(0, step));
  if (step === at && !redraw) return;
  const moves = !still.matches && at >= 0 && step !== at;
  const cardsWere = moves && boxes("token");
  const zonesWere = moves && boxes("zone");
  const from = tables[at];
  const focus = document.activeElement?.dataset?.token;
  at = step;
  const now = steps[at];
  drawScores(now);
  drawNow(now);
  const common = now.zones.filter((zone) => zone[1] < 0);
  $("commons").innerHTML = middleHTML(common);
  $("seats").classList.toggle("thirds", now.totals.length === 6 && !hasParts);
  $("seats").innerHTML = hasParts ? partsHTML(now) : now.totals.map((_, seat) => drawSeat(now, seat)).join("");
  $("stacks").innerHTML = common.filter((zone) => zone[2] === "stack").map((zone) => zoneHTML(zone, 2)).join("");
  $("step").max = last;
  $("step").value = at;
  $("step").setAttribute("aria-valuetext", `${at} / ${last}`);
  $("at").textContent = `${at} / ${last}`;
  for (const [act, end] of [["first", 0], ["back", 0], ["next", last], ["last", last]]) {
    document.querySelector(`[data-go=${act}]`).disabled = at === end;
  }
  markLog();
  if (focus) document.querySelector(`[data-token="${focus}"]`)?.focus({ preventScroll: true });
  if (moves) travel(from, cardsWere, zonesWere);
}

function markLog() {
  const log = $("log");
  log.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const line = log.querySelector(`[data-step="${at}"]`);
  line.setAttribute("aria-current", "step");
  // Not scrollIntoView: on a phone it would carry the whole page down to the log.
  log.scrollTop = line.offsetTop - (log.clientHeight - line.offsetHeight) / 2;
}

// A card travels from where it was, or from the zone it was in, to where it is.
function travel(from, cardsWere, zonesWere) {
  const home = new Map([...from].flatMap(([key, lying]) => lying.map((t) => [String(t.id), key])));
  for (const element of document.querySelectorAll("[data-token]")) {
    const old = cardsWere.get(element.dataset.token) ?? zonesWere.get(home.get(element.dataset.token));
    const box = element.getBoundingClientRect();
    if (!old) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], 300);
    } else if (Math.abs(old.left - box.left) > 1 || Math.abs(old.top - box.top) > 1) {
      const scale = Math.min(1, old.width / box.width);
      const start = `translate(${old.left - box.left}px, ${old.top - box.top}px) scale(${scale})`;
      element.animate([{ transform: start, transformOrigin: "0 0", zIndex: 3 }, { transform: "none", transformOrigin: "0 0", zIndex: 3 }], { duration: 450, easing: "ease-in-out" });
    }
  }
}

function play(on) {
  clearTimeout(timer);
  timer = 0;
  if (on) {
    if (at === last) show(0);
    tick();
  }
  drawButtons();
}

// Longer sentences stay longer.
function tick() {
  const length = steps[at].events.map(say).join(" ").length;
  timer = setTimeout(() => {
    show(at + 1);
    if (at === last) play(false);
    else tick();
  }, Math.min(5000, 1200 + 20 * length));
}

function go(act) {
  if (act === "play") return play(!timer);
  play(false);
  show({ first: 0, back: at - 1, next: at + 1, last }[act]);
}

// ---- A card's text, or what is known of a stack

function open(title, body) {
  play(false);
  $("dialog").innerHTML = `<div class="top"><h2 id="dialog-title">${safe(title)}</h2><button class="icon" type="button" data-close aria-label="${safe(word("close"))}">${use("i-close")}</button></div>${body}`;
  $("dialog").showModal();
}

const groupLine = (card) => `<p class="group">${use(`e-${lookOf(card).shape}`)}${safe(say(DATA.groups[card.group]))}${card.value ? ` · ${safe(card.value)}` : ""}</p>`;

function openCard(number) {
  const card = DATA.cards[number];
  open(say(card.name), `<div class="detail">${cardHTML({ card: number }, { tag: "div", token: false })}<div>${groupLine(card)}<p>${safe(say(card.text))}</p>${printedHTML(card)}${say(card.note) ? `<p class="note">${safe(say(card.note))}</p>` : ""}</div></div>`);
}

function openStack(key) {
  const zone = steps[at].zones.find((one) => keyOf(one) === key);
  const rows = zone[3].map((card) => `<li>${cardHTML({ card }, { mini: true, tag: "span", token: false })}<div><b>${safe(say(DATA.cards[card].name))}</b><p>${safe(say(DATA.cards[card].text))}</p></div></li>`);
  open(`${say(DATA.zones[zone[0]])} · ${zone[3].length < zone[4] ? `${zone[3].length} / ` : ""}${zone[4]}`, `<ol class="known">${rows.join("")}</ol>`);
}

document.addEventListener("click", (event) => {
  const hit = (selector) => event.target.closest(selector)?.dataset;
  if (hit("[data-go]")) go(hit("[data-go]").go);
  else if (hit("[data-step]")) { play(false); show(Number(hit("[data-step]").step)); }
  else if (hit("[data-card]")) openCard(Number(hit("[data-card]").card));
  else if (hit("[data-stack]")) openStack(hit("[data-stack]").stack);
  else if (hit("[data-close]") || event.target === $("dialog")) $("dialog").close();
});

document.addEventListener("keydown", (event) => {
  if ($("dialog").open || event.altKey || event.ctrlKey || event.metaKey || event.target.matches("select, input")) return;
  const act = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" }[event.key]
    ?? (event.key === " " && !event.target.matches("button") ? "play" : "");
  if (!act) return;
  event.preventDefault();
  go(act);
});

$("step").addEventListener("input", (event) => { play(false); show(Number(event.target.value)); });
$("language").addEventListener("change", (event) => { language = event.target.value; drawFrame(); show(at, true); });
$("theme").addEventListener("click", () => setTheme(document.documentElement.dataset.theme === "light"));
window.addEventListener("hashchange", () => show(Number(location.hash.slice(1)) || 0));

function setTheme(dark) {
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  $("theme").setAttribute("aria-pressed", dark);
}

$("replay").insertAdjacentHTML("beforeend", ["first", "back", "play", "next", "last"].map((act) => `<button class="icon" type="button" data-go="${act}">${use(`i-${act}`)}</button>`).join(""));
$("language").innerHTML = Object.entries(DATA.languages).map(([key, name]) => `<option value="${key}" lang="${key}"${key === language ? " selected" : ""}>${safe(name)}</option>`).join("");
document.documentElement.dataset.look = DATA.look;
$("mark").setAttribute("href", `#${LOOK.mark}`);
weave();
setTheme(matchMedia("(prefers-color-scheme: dark)").matches);
track();
drawFrame();
show(Number(location.hash.slice(1)) || 0);
