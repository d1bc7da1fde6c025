import { useState } from 'react';

const key = 'cardamom.navigation';

function storedChoice(): boolean {
  try {
    return localStorage.getItem(key) === 'collapsed';
  } catch {
    return false;
  }
}

/** Whether the navigation is collapsed, as it was left on this device. */
export function useCollapsedNavigation() {
  const [isCollapsed, setIsCollapsed] = useState(storedChoice);
  const choose = (next: boolean) => {
    setIsCollapsed(next);
    try {
      localStorage.setItem(key, next ? 'collapsed' : 'open');
    } catch {
      // Storage is switched off: the choice holds until the page is closed.
    }
  };
  return [isCollapsed, choose] as const;
}
