import { Button, Columns, FormCard, Inline, Link, Switch, Text } from '@cardamom/ui';
import { useAccess } from '#shared/access/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { usual, withChoice } from '../model/code-search.ts';
import type { ChoiceProps } from './choice-props.ts';
import { ColourField } from './ColourField.tsx';

/** Its two colours, and the restaurant's logo in the middle where it has one. */
export function LookCard({ search, onSearchChange, problemOf, hasLogo }: ChoiceProps & { hasLogo: boolean }) {
  const { t } = useMessages('qrCodes');
  const access = useAccess();
  const href = useHref();
  const { colour, ground, logo } = { ...usual, ...search };
  const isPlain = colour === usual.colour && ground === usual.ground;
  return (
    <FormCard id="look" title={t('look.title')}>
      <Columns>
        <ColourField
          label={t('look.colour')}
          value={colour}
          onChange={(chosen) => onSearchChange(withChoice(search, { colour: chosen }))}
          errorMessage={problemOf('foreground')}
        />
        <ColourField
          label={t('look.ground')}
          value={ground}
          onChange={(chosen) => onSearchChange(withChoice(search, { ground: chosen }))}
        />
      </Columns>
      {!isPlain && (
        <Inline>
          <Button
            variant="quiet"
            icon="undo"
            onPress={() => onSearchChange(withChoice(search, { colour: usual.colour, ground: usual.ground }))}
          >
            {t('look.reset')}
          </Button>
        </Inline>
      )}
      {hasLogo || logo ? (
        <Switch
          isSelected={logo}
          onChange={(isOn) => onSearchChange(withChoice(search, { logo: isOn }))}
          description={t('look.logoText')}
          errorMessage={problemOf('hasLogo')}
        >
          {t('look.logo')}
        </Switch>
      ) : (
        <Text tone="quiet" size="small">
          {access.can('updateRestaurant') ? (
            <Link href={href({ to: '/setting/general' })}>{t('look.noLogo')}</Link>
          ) : (
            t('look.noLogo')
          )}
        </Text>
      )}
    </FormCard>
  );
}
