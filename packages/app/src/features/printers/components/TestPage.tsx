import type { Printer } from '@cardamom/api-types';
import { useMessages } from '#shared/messages/index.ts';
import { Characters, Facts, Paper, Ruler, Title } from './TestPage.styles.ts';

/** Props of `TestPage`. */
export interface TestPageProps {
  printer: Printer;
  restaurantName: string;
  /** When it is printed, in words. */
  printedAt: string;
}

/** Letters of many alphabets, signs of currencies and figures: what a printer often lacks. */
const characters = 'ABC abc 0123456789 ÄÖÜß éèñçãő żŁ € £ $ ½ °';

/** A page that shows whether a printer prints from edge to edge, and every letter; black on white in both schemes. */
export function TestPage({ printer, restaurantName, printedAt }: TestPageProps) {
  const { t } = useMessages('printers');
  const { name, type, paperWidth, address, port } = printer;
  const facts = [
    { term: t('form.type'), details: t(`type.${type}`) },
    { term: t('form.paper'), details: t('paper', { width: paperWidth }) },
    ...(address === '' ? [] : [{ term: t('form.address'), details: `${address}:${port}` }]),
    { term: t('test.printedAt'), details: printedAt },
  ];
  return (
    <Paper data-theme="light" aria-label={t('test.page', { name })} $paperWidth={paperWidth}>
      <p>{restaurantName}</p>
      <Title>{name}</Title>
      <Facts>
        {facts.map(({ term, details }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{details}</dd>
          </div>
        ))}
      </Facts>
      <Characters>{characters}</Characters>
      <Ruler />
      <p>{t('test.ruler')}</p>
    </Paper>
  );
}
