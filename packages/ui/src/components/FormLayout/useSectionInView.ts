import { useEffect, useState } from 'react';

/** Id of the section nearest the top of the view, among those given; the first before anything has scrolled. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const key = ids.join(' ');
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const visible = new Set<string>();
    const order = key.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = order.find((id) => visible.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: '-96px 0px -40% 0px' },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current && ids.includes(current) ? current : ids[0];
}
