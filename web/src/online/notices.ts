// A notice of the browser when it is my turn and nobody looks: only if the player switched it on and the browser agrees.

export const canNotify = (): boolean => typeof Notification === 'function';
export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';

/** Asks the browser, which asks the player. True: notices will come. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export async function notify(title: string, body: string, link: string) {
  if (!mayNotify() || document.visibilityState === 'visible') return;
  const options = { body, tag: link, icon: './icon-192.png', data: new URL(link, document.baseURI).href };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) return worker.showNotification(title, options); // the only way on a phone
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // a phone without the service worker: the title of the tab says it
  }
}
