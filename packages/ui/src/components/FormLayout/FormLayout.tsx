import type { ReactNode } from 'react';
import { Column, Root, SectionNav, WithNav } from './FormLayout.styles.ts';
import { useSectionInView } from './useSectionInView.ts';

/** A section of a form; its id is the `FormCard`'s. */
export interface FormSection {
  id: string;
  label: string;
}

/** Props of `FormLayout`. */
export interface FormLayoutProps {
  /** Listed beside the form from `lg` on. */
  sections?: readonly FormSection[];
  /** `FormCard`s. */
  children: ReactNode;
  sectionsLabel?: string;
}

function Sections({ sections, label }: { sections: readonly FormSection[]; label: string }) {
  const current = useSectionInView(sections.map(({ id }) => id));
  return (
    <SectionNav aria-label={label}>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} aria-current={section.id === current ? 'location' : undefined}>
              {section.label}
            </a>
          </li>
        ))}
      </ul>
    </SectionNav>
  );
}

/** One column of form cards up to 640 px, with the list of its sections beside it where there is room. */
export function FormLayout({ sections, children, sectionsLabel = 'Sections' }: FormLayoutProps) {
  if (!sections?.length) {
    return (
      <Root>
        <Column>{children}</Column>
      </Root>
    );
  }
  return (
    <WithNav>
      <Column>{children}</Column>
      <Sections sections={sections} label={sectionsLabel} />
    </WithNav>
  );
}
