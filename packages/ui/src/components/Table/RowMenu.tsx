import {
  Fragment,
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { shouldClientNavigate, useRouter } from 'react-aria/private/utils/openLink';
import { Icon } from '../Icon/Icon.tsx';
import type { MenuButtonItem, MenuHeading } from '../MenuButton/index.ts';

/** How long after a letter the next one belongs to the same word, in ms. */
const typingPause = 1000;

const usable = '[data-entry]:not([aria-disabled="true"])';
const entriesOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>(usable)];

/** A pointer takes the focus with it. */
function onPointerMove({ target, pointerType }: PointerEvent<HTMLElement>): void {
  if (pointerType === 'touch') return;
  const entry = (target as Element).closest<HTMLElement>(usable);
  if (entry && entry !== document.activeElement) entry.focus({ preventScroll: true });
}

/** Props of `RowMenu`. */
export interface RowMenuProps {
  /** The entries, in the order shown; those that exclude each other come first. */
  items: readonly MenuButtonItem[];
  /** Said below the entries, and with the menu to who hears it. */
  foot?: ReactNode;
  /** The control that opened it and names it. */
  labelledBy: string;
  /** Closes the menu and gives the focus back. */
  onClose: () => void;
}

/** The entries of a row's menu with their keys (WAI-ARIA APG, "Menu"): plain elements, because it has to open at once. */
export function RowMenu({ items, foot, labelledBy, onClose }: RowMenuProps) {
  const id = useId();
  const router = useRouter();
  const typed = useRef({ text: '', at: 0 });
  const choices = items.filter(({ isChosen }) => isChosen !== undefined);
  const actions = items.filter(({ isChosen }) => isChosen === undefined);

  const typedEntry = (menu: HTMLElement, letter: string, from: number) => {
    const now = performance.now();
    const isNew = now - typed.current.at > typingPause;
    const text = (isNew ? '' : typed.current.text) + letter.toLocaleLowerCase();
    typed.current = { text, at: now };
    const entries = entriesOf(menu);
    const start = Math.max(from, 0) + (isNew ? 1 : 0);
    return entries
      .map((_, step) => entries[(start + step) % entries.length])
      .find((entry) => entry?.dataset.entry?.toLocaleLowerCase().startsWith(text));
  };

  const entryAt = ({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) => {
    const entries = entriesOf(currentTarget);
    const from = entries.indexOf((target as Element).closest<HTMLElement>(usable) ?? currentTarget);
    switch (key) {
      case 'ArrowDown':
        return entries[(from + 1) % entries.length];
      case 'ArrowUp':
        return entries.at(from <= 0 ? -1 : from - 1);
      case 'Home':
        return entries[0];
      case 'End':
        return entries.at(-1);
    }
    return key.length === 1 ? typedEntry(currentTarget, key, from) : undefined;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event;
    const target = event.target as HTMLElement;
    if (key === 'Tab' || key === 'Escape' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    const isPress = key === 'Enter' || key === ' ';
    const isLinkWithSpace = key === ' ' && target instanceof HTMLAnchorElement;
    // Entries hear their presses themselves, but the key that opened the menu may still be held down.
    if (isPress && !event.repeat && !isLinkWithSpace) return;
    event.preventDefault();
    if (isLinkWithSpace) target.click();
    else if (!isPress) entryAt(event)?.focus();
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const entry = (event.target as Element).closest<HTMLElement>('[data-entry]');
    const item = items.find((each) => each.id === entry?.dataset.id);
    if (!entry || !item) return;
    if (item.isDisabled) return event.preventDefault();
    onClose();
    if (entry instanceof HTMLAnchorElement && !router.isNative && shouldClientNavigate(entry, event)) {
      event.preventDefault();
      router.open(entry, event, entry.getAttribute('href') ?? '', undefined);
    }
    item.onAction?.();
  };

  return (
    <div data-surface="menu">
      <div
        role="menu"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        {...(foot !== undefined && { 'aria-describedby': `${id}-foot` })}
        {...{ onKeyDown, onClick, onPointerMove }}
      >
        {choices.length > 0 && (
          <div role="group" aria-label="State">
            {choices.map((item, place) => (
              <Fragment key={item.id}>
                {item.under && item.under.label !== choices[place - 1]?.under?.label && (
                  <Heading {...item.under} />
                )}
                <Entry item={item} id={`${id}-${item.id}`} />
              </Fragment>
            ))}
          </div>
        )}
        {actions.map((item, place) => (
          <Entry
            key={item.id}
            item={item}
            id={`${id}-${item.id}`}
            beginsGroup={place === 0 && choices.length > 0}
          />
        ))}
      </div>
      {foot !== undefined && (
        <div role="status" data-menu-foot id={`${id}-foot`}>
          {foot}
        </div>
      )}
    </div>
  );
}

interface EntryProps {
  item: MenuButtonItem;
  id: string;
  beginsGroup?: boolean;
}

/** Its entries' names say it, one by one. */
function Heading({ label, icon, description }: Pick<MenuHeading, 'label' | 'icon' | 'description'>) {
  return (
    <div data-menu-heading aria-hidden="true">
      <Icon name={icon} size={16} />
      <span data-entry-text>
        <span>{label}</span>
        <span data-entry-description>{description}</span>
      </span>
    </div>
  );
}

function Entry({ item, id, beginsGroup = false }: EntryProps) {
  const { label, icon, isChosen, description, end, under, href, target } = item;
  const Element = href === undefined ? 'button' : 'a';
  return (
    <Element
      {...(href === undefined ? { type: 'button' } : { href, target })}
      role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
      tabIndex={-1}
      data-entry={label}
      data-id={item.id}
      data-tone={item.isDestructive ? 'destructive' : 'default'}
      {...(beginsGroup && { 'data-begins-group': true })}
      {...(isChosen !== undefined && { 'aria-checked': isChosen })}
      {...(item.isDisabled && { 'aria-disabled': true })}
      {...(under && { 'aria-label': label, 'data-under': true })}
      {...((description ?? end) !== undefined && { 'aria-label': label, 'aria-describedby': id })}
    >
      {icon && !under && <Icon name={icon} size={16} />}
      {isChosen === undefined ? (
        label
      ) : (
        <span data-entry-text>
          <span>{under?.text ?? label}</span>
          {description !== undefined && (
            <span data-entry-description id={id}>
              {description}
            </span>
          )}
        </span>
      )}
      {end !== undefined && (
        <span data-entry-end id={id}>
          {end}
        </span>
      )}
      {isChosen && <Icon name="check" size={16} />}
    </Element>
  );
}
