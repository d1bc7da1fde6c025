import type { QrCodeCheck } from '@cardamom/api-types';
import { Banner, Skeleton } from '@cardamom/ui';
import { useId } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { usual, type CodeSearch } from '../model/code-search.ts';
import { Address, Caption, Code, Head, Label, Paper, Root, Says, Title, Width } from './CodeStage.styles.ts';

/** Props of `CodeStage`. */
export interface CodeStageProps {
  search: CodeSearch;
  /** What the server has drawn; undefined until it has. */
  check: QrCodeCheck | undefined;
  /** What is shown is not yet what was chosen last. */
  isChecking: boolean;
  /** There is nothing to show; the page says why. */
  hasFailed: boolean;
}

const decimals = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const centimetresPerMetre = 100;

function Verdict({ check }: { check: QrCodeCheck }) {
  const { t } = useMessages('qrCodes');
  const { refusals, distanceCm, moduleMm, unprintable } = check;
  const distance =
    distanceCm < centimetresPerMetre
      ? t('stage.centimetres', { count: distanceCm })
      : t('stage.metres', { count: Math.round(distanceCm / 10) / 10 });
  return (
    <>
      {refusals.length > 0 ? (
        <Banner tone="error" title={t('stage.refusedTitle')}>
          {refusals.map(({ pointer, message }) => (
            <p key={pointer}>{message}</p>
          ))}
        </Banner>
      ) : (
        <Banner tone="success" title={t('stage.scansTitle')}>
          {t('stage.scans', { distance, module: decimals.format(moduleMm) })}
        </Banner>
      )}
      {unprintable.length > 0 && (
        <Banner tone="warning" title={t('stage.unprintableTitle')}>
          {t('stage.unprintable', { names: unprintable.join(', ') })}
        </Banner>
      )}
    </>
  );
}

/** The code as it will be on paper, how large, what a phone reads from it, and whether it would scan. */
export function CodeStage({ search, check, isChecking, hasFailed }: CodeStageProps) {
  const { t } = useMessages('qrCodes');
  const titleId = useId();
  const { of, size, paper } = { ...usual, ...search };
  const side = decimals.format(size / 10);
  const isBatch = of === 'tables';
  return (
    <Root aria-labelledby={titleId} aria-busy={isChecking}>
      <Head>
        <Title id={titleId}>{t('stage.title')}</Title>
        {check && isBatch && (
          <Caption>
            {t('stage.pages', {
              count: check.pageCount,
              codes: t('stage.codes', { count: check.codeCount }),
            })}
          </Caption>
        )}
      </Head>
      <Paper>
        {check ? (
          <>
            <Code
              src={`data:image/svg+xml,${encodeURIComponent(check.picture)}`}
              alt={t('stage.label', { name: check.name })}
            />
            {isBatch && (
              <Label data-paper={paper}>
                <strong>{check.name}</strong>
                <span>{check.section}</span>
              </Label>
            )}
          </>
        ) : (
          !hasFailed && <Skeleton shape="block" height={240} />
        )}
      </Paper>
      <Width>{t('stage.size', { size: side })}</Width>
      <div role="status">
        {check && !isChecking && <Verdict check={check} />}
        {isChecking && <Caption>{t('stage.checking')}</Caption>}
      </div>
      {check && (
        <Says>
          <dt>{t('stage.says')}</dt>
          <dd>
            <Address>{check.link}</Address>
          </dd>
        </Says>
      )}
    </Root>
  );
}
