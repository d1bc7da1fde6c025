import { useId, type ReactNode } from 'react';
import { Description, Fields, Head, Root, Title } from './FormCard.styles.ts';

/** Props of `FormCard`. */
export interface FormCardProps {
  /** What the section list of `FormLayout` and links point at. */
  id: string;
  title: string;
  /** A short sentence of purpose. */
  description?: ReactNode;
  /** Fields. */
  children: ReactNode;
}

/** One group of fields of a form, named by its title. */
export function FormCard({ id, title, description, children }: FormCardProps) {
  const titleId = useId();
  return (
    <Root id={id} aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{title}</Title>
        {description && <Description>{description}</Description>}
      </Head>
      <Fields>{children}</Fields>
    </Root>
  );
}
