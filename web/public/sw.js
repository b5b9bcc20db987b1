// The shell of the page without a network: files whose names change with their content are kept, the page itself is asked for first.
// Nothing of a table is ever kept: neither /api nor what comes over a socket.
const SHELF = "tabard-1";
const MOST = 300; // files; the oldest go first

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

async function keep(request, answer) {
  if (!answer.ok) return answer;
  const shelf = await caches.open(SHELF);
  await shelf.put(request, answer.clone());
  const kept = await shelf.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST))) await shelf.delete(old);
  return answer;
}

const kept = async (request) => (await caches.match(request)) ?? keep(request, await fetch(request));
const asked = (request) => fetch(request).then((answer) => keep("/", answer), async () => (await caches.match("/")) ?? Response.error());

addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else if (event.request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(asked(event.request));
});

// Who touches a notice is at the table again.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(clients.matchAll({ type: "window" }).then((all) => all.find((one) => "focus" in one)?.focus()));
});
