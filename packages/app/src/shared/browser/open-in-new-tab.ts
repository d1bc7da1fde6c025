/** Opens an address of this server in a new tab; call it soon after the press that asks for it, or the browser may refuse. */
export function openInNewTab(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noreferrer';
  link.click();
}
