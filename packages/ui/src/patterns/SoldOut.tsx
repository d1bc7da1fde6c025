import { useState } from 'react';
import { Banner } from '../components/Banner/index.ts';
import { Button } from '../components/Button/index.ts';
import { Card } from '../components/Card/index.ts';
import { Dialog } from '../components/Dialog/index.ts';
import { EmptyState } from '../components/EmptyState/index.ts';
import { ErrorState } from '../components/ErrorState/index.ts';
import { FilterBar } from '../components/FilterBar/index.ts';
import { Inline } from '../components/Inline/index.ts';
import { PageHeader } from '../components/PageHeader/index.ts';
import { RadioGroup } from '../components/RadioGroup/index.ts';
import { RowList } from '../components/RowList/index.ts';
import { SearchField } from '../components/SearchField/index.ts';
import { SegmentedControl } from '../components/SegmentedControl/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { TitledCard } from './TitledCard.tsx';
import { items as menu, priceOf, type Item } from './bistro.ts';
import { Office } from './office.tsx';

/** Props of `SoldOutPage`. */
export interface SoldOutPageProps {
  state?: 'ready' | 'loading' | 'error';
  /** Nothing is reached now; what is pressed waits for the network. */
  isOffline?: boolean;
  onRetry: () => void;
}

const endings: Readonly<Record<string, string>> = {
  tomorrow: 'Sold out until tomorrow, 04:00',
  evening: 'Sold out until 18:00',
  open: 'Sold out until you bring it back',
};

/** For the middle of service: find a dish, press once, and no guest orders it any more. */
export function SoldOutPage({ state = 'ready', isOffline = false, onRetry }: SoldOutPageProps) {
  const [items, setItems] = useState(menu.filter(({ isActive }) => isActive));
  const [search, setSearch] = useState('');
  const [view, setView] = useState('menu');
  const [marking, setMarking] = useState<Item | null>(null);
  const change = (id: string, soldOut: string | null) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, soldOut } : item)));

  const soldOut = items.filter((item) => item.soldOut !== null);
  const found = (view === 'sold-out' ? soldOut : items).filter(({ name }) =>
    name.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const categories = [...new Set(found.flatMap((item) => item.categories.slice(0, 1)))];

  return (
    <Office place="items">
      <PageHeader title="Sold out" description="Guests and screens follow within five seconds." />
      <Stack gap={4}>
        {isOffline && (
          <Banner tone="warning" title="You are offline" isLive>
            What you press is sent as soon as the network is back.
          </Banner>
        )}
        <FilterBar label="Search items">
          <SearchField
            label="Search items"
            isLabelHidden
            placeholder="Search items"
            value={search}
            onChange={setSearch}
          />
        </FilterBar>
      </Stack>
      <Stack gap={4}>
        <Inline>
          <SegmentedControl
            label="Show"
            value={view}
            onChange={setView}
            options={[
              { id: 'menu', label: 'On the menu' },
              { id: 'sold-out', label: `Sold out (${soldOut.length})` },
            ]}
          />
        </Inline>
        {state === 'error' && (
          <Card>
            <ErrorState title="The items could not be loaded" onRetry={onRetry}>
              Nothing has changed for guests. Check the network and try again.
            </ErrorState>
          </Card>
        )}
        {state === 'loading' && (
          <Card aria-busy="true">
            <RowsSkeleton hasAction />
          </Card>
        )}
        {state === 'ready' &&
          (categories.length === 0 ? (
            <Card>
              <EmptyState
                title={search === '' ? 'Nothing is sold out' : 'No item matches'}
                illustration={search === '' ? 'plate' : 'search'}
              >
                {search === '' ? 'What you mark sold out is listed here.' : 'Try another word.'}
              </EmptyState>
            </Card>
          ) : (
            categories.map((category) => (
              <TitledCard key={category} title={category}>
                <RowList
                  label={category}
                  rows={found
                    .filter((item) => item.categories[0] === category)
                    .map((item) => ({
                      id: item.id,
                      title: item.name,
                      detail: item.soldOut ?? priceOf(item),
                      icon: item.soldOut === null ? undefined : 'soldOut',
                      end:
                        item.soldOut === null ? (
                          <Button
                            size="large"
                            aria-label={`Mark sold out: ${item.name}`}
                            onPress={() => setMarking(item)}
                          >
                            Mark sold out
                          </Button>
                        ) : (
                          <Button
                            size="large"
                            icon="restore"
                            aria-label={`Bring back ${item.name}`}
                            onPress={() => change(item.id, null)}
                          >
                            Bring back
                          </Button>
                        ),
                    }))}
                />
              </TitledCard>
            ))
          ))}
      </Stack>
      {marking && (
        <UntilWhen
          item={marking}
          onClose={() => setMarking(null)}
          onMark={(until) => {
            change(marking.id, endings[until] ?? null);
            setMarking(null);
          }}
        />
      )}
    </Office>
  );
}

interface UntilWhenProps {
  item: Item;
  onMark: (until: string) => void;
  onClose: () => void;
}

function UntilWhen({ item, onMark, onClose }: UntilWhenProps) {
  const [until, setUntil] = useState('tomorrow');
  return (
    <Dialog
      title={`Mark “${item.name}” sold out`}
      isOpen
      onOpenChange={onClose}
      size="small"
      footer={
        <>
          <Button size="large" onPress={onClose}>
            Cancel
          </Button>
          <Button size="large" variant="primary" onPress={() => onMark(until)}>
            Mark sold out
          </Button>
        </>
      }
    >
      <RadioGroup
        label="Until when"
        value={until}
        onChange={setUntil}
        options={[
          { id: 'tomorrow', label: 'Until tomorrow', description: 'The business day ends at 04:00.' },
          { id: 'evening', label: 'Until 18:00', description: 'When the evening menu begins.' },
          { id: 'open', label: 'Until I bring it back' },
        ]}
      />
    </Dialog>
  );
}
