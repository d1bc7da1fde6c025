import type { ReactNode } from 'react';
import { AllergenIcon, MarkIcon } from '../components/AllergenIcon/index.ts';
import { CategoryIcon } from '../components/CategoryIcon/index.ts';
import { Icon } from '../components/Icon/index.ts';
import { allergenIcons } from '../icons/allergen-icons.gen.ts';
import { categoryIcons } from '../icons/category-icons.gen.ts';
import { iconNames } from '../icons/icon-names.ts';
import { markIcons } from '../icons/mark-icons.gen.ts';
import { GuidePage, GuidePart } from './GuidePage.tsx';
import { Cell, Grid } from './Icons.styles.ts';

function namesOf<Name extends string>(table: Record<Name, string>): Name[] {
  const isName = (name: string): name is Name => name in table;
  return Object.keys(table).filter(isName);
}

/** `TREE_NUTS` → "Tree nuts", and the wire's spelling → English. */
function sentence(name: string): string {
  const text = name
    .replaceAll('_', ' ')
    .replace('COSINE', 'cuisine')
    .replace('HOOKA', 'hookah')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function Sheet({ children }: { children: ReactNode }) {
  return <Grid>{children}</Grid>;
}

/** Every drawing with its name. */
export function IconsPage() {
  return (
    <GuidePage
      title="Drawn with one pen"
      lead="A grid of 24, round ends, the same weight at every size. An icon repeats a word; it never stands in for one that a guest must not miss."
    >
      <GuidePart title="Actions" note="Icon, by name. In the first bundle.">
        <Sheet>
          {iconNames.map((name) => (
            <Cell key={name}>
              <Icon name={name} size={24} />
              {name}
            </Cell>
          ))}
        </Sheet>
      </GuidePart>
      <GuidePart title="Category kinds" note="CategoryIcon, from @cardamom/ui/category-icon.">
        <Sheet>
          {namesOf(categoryIcons).map((kind) => (
            <Cell key={kind}>
              <CategoryIcon kind={kind} size={24} />
              {sentence(kind)}
            </Cell>
          ))}
        </Sheet>
      </GuidePart>
      <GuidePart
        title="Allergens and marks"
        note="AllergenIcon and MarkIcon, from @cardamom/ui/allergen-icon. Always beside their word."
      >
        <Sheet>
          {namesOf(allergenIcons).map((allergen) => (
            <Cell key={allergen}>
              <AllergenIcon allergen={allergen} size={24} />
              {sentence(allergen)}
            </Cell>
          ))}
          {namesOf(markIcons).map((mark) => (
            <Cell key={mark}>
              <MarkIcon mark={mark} size={24} />
              {sentence(mark)}
            </Cell>
          ))}
        </Sheet>
      </GuidePart>
    </GuidePage>
  );
}
