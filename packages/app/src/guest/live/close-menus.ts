/** The choice of menus, where it is opened. */
const openedChoice = () => document.querySelector<HTMLDetailsElement>('details[open]:has(>nav)');

function closeUnless(isInside: (menus: HTMLDetailsElement) => boolean): void {
  const menus = openedChoice();
  if (menus && !isInside(menus)) menus.open = false;
}

/**
 * The opened choice of menus lies over the dishes, so it goes when the keyboard leaves it, when somebody presses beside it, and with Escape,
 * which gives the focus back.
 */
export function closeMenus(): void {
  addEventListener('click', ({ target }) => closeUnless((menus) => menus.contains(target as Node)));
  addEventListener('keyup', ({ key }) => {
    if (key === 'Tab') closeUnless((menus) => menus.contains(document.activeElement));
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const menus = openedChoice();
    if (menus?.contains(document.activeElement)) menus.querySelector('summary')?.focus();
    closeUnless(() => false);
  });
}
