// Shows what the server sends while the page is closed, and opens the table when that is clicked.

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.url))
})

async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === url)
  if (there) await there.focus()
  else await self.clients.openWindow(url)
}
