// Keeps the files of one build, so that the hall opens without a network. The build fills in the list and the name.
const CACHE = 'jarl-' + '__VERSION__';
const FILES = ['__FILES__'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const drop = (names) =>
    Promise.all(names.filter((name) => name.startsWith('jarl-') && name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(drop)
      .then(() => self.clients.claim()),
  );
});

// Files with a hash in their name never change; the page itself is asked for anew, and kept for when there is no answer.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith(new URL('./api/', self.location).pathname)) return; // the hall answers for itself, or nobody
  const kept = () => caches.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true });
  event.respondWith(
    request.mode === 'navigate'
      ? fetch(request).catch(async () => (await kept()) ?? Response.error())
      : kept().then((found) => found ?? fetch(request)),
  );
});

// A notice that it is somebody's turn leads to their table.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = event.notification.data;
  const table = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find((page) => page.url === address) ?? pages[0];
    if (!there) return self.clients.openWindow(address);
    if (there.url !== address) await there.navigate(address);
    return there.focus();
  };
  event.waitUntil(table());
});
