/** What must not stand in an attribute as it is. */
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const inAttribute = (text: string) => text.replaceAll(/[&<>"]/gu, (sign) => entities[sign] ?? sign);

/** Height of the frame in CSS px: most of a phone, and some dishes on a desktop. */
const frameHeight = 720;

/**
 * HTML that shows a guests' page within another website. It names today's address and not the printed code: visitors of the
 * website are no scans, and a former address leads on for ever.
 */
export function embedCode(publicUrl: string, title: string): string {
  return (
    `<iframe src="${inAttribute(publicUrl)}" title="${inAttribute(title)}" loading="lazy" ` +
    `width="100%" height="${frameHeight}" style="border: 0"></iframe>`
  );
}
