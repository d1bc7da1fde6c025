/** What stands in the frame of a story, in place of the guest page that a server renders. */
const guestPage = `<!doctype html>
  <html lang="en">
    <title>Cardamom &amp; Lime</title>
    <body style="margin: 0; padding: 16px; background: #f9fbf6; color: #0e0f0c; font: 17px/1.5 'Inter Variable', sans-serif">
      <h1 style="font-size: 38px; line-height: 1.2">Cardamom &amp; Lime</h1>
      <p>In the product, the guest page stands here.</p>
    </body>
  </html>`;

function fillIn(node: Node): void {
  if (!(node instanceof HTMLElement)) return;
  for (const frame of [node, ...node.querySelectorAll('iframe')])
    if (frame instanceof HTMLIFrameElement && frame.src.includes('/qr-menu/')) frame.srcdoc = guestPage;
}

/** Fills the frames that show a guest page: they are sandboxed, and no worker answers what a sandbox asks for. */
export function fillGuestFrames(): void {
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) fillIn(node);
  }).observe(document, { subtree: true, childList: true });
}
