import { useMessages } from '../messages/index.ts';
import { Line, Nothing, Picture } from './FieldValue.styles.ts';
import type { Shown } from './shown.ts';

/** A field's value, readable at a glance; needs the part `history` of the catalogue. */
export function FieldValue({ shown }: { shown: Shown }) {
  const { t } = useMessages('history');
  if (shown.kind === 'picture') return <Picture src={shown.url} alt={shown.altText || t('value.picture')} />;
  if (shown.lines.length === 0) return <Nothing>{t('value.nothing')}</Nothing>;
  return <Line>{shown.lines.join('\n')}</Line>;
}
