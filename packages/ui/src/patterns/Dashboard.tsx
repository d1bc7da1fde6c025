import { useState } from 'react';
import { Badge } from '../components/Badge/index.ts';
import { Button } from '../components/Button/index.ts';
import { Card } from '../components/Card/index.ts';
import { Columns } from '../components/Columns/index.ts';
import { EmptyState } from '../components/EmptyState/index.ts';
import { ErrorState } from '../components/ErrorState/index.ts';
import { LinkButton } from '../components/LinkButton/index.ts';
import { PageHeader } from '../components/PageHeader/index.ts';
import { RowList, type ListRow } from '../components/RowList/index.ts';
import { Skeleton } from '../components/Skeleton/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Stat } from '../components/Stat/index.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { TitledCard } from './TitledCard.tsx';
import { items } from './bistro.ts';
import { Office } from './office.tsx';

/** Props of `HomePage`. */
export interface HomePageProps {
  /** How the page's data stands. */
  state?: 'ready' | 'loading' | 'error';
  /** The restaurant has just been registered: steps instead of figures. */
  isNew?: boolean;
  onRetry: () => void;
}

const shownNow: readonly ListRow[] = [
  {
    id: 'qr',
    title: 'QR menu: All day',
    detail: 'Evening from 18:00',
    icon: 'qrCode',
    href: '#menus/all-day',
    end: <Badge tone="success">Live</Badge>,
  },
  {
    id: 'bar',
    title: 'Screen: Bar',
    detail: 'Shows “Sirloin, dry-aged”',
    icon: 'screen',
    href: '#screens/bar',
    end: <Badge tone="success">Live</Badge>,
  },
  {
    id: 'window',
    title: 'Screen: Window',
    detail: 'Last seen today at 11:42. Its last menu stays up.',
    icon: 'screen',
    href: '#screens/window',
    end: (
      <Badge tone="warning" icon="offline">
        Offline
      </Badge>
    ),
  },
];

const health: readonly ListRow[] = [
  {
    id: 'allergens',
    title: 'Allergens not declared',
    detail: 'Guests who filter never see these.',
    icon: 'alert',
    href: '#items?allergens=open',
    end: <Badge tone="warning">4 items</Badge>,
  },
  {
    id: 'pictures',
    title: 'No picture',
    detail: 'Guests choose with their eyes.',
    icon: 'image',
    href: '#items?picture=none',
    end: <Badge>11 items</Badge>,
  },
  {
    id: 'empty',
    title: 'Nothing in a category',
    detail: 'Specials of the week',
    icon: 'categories',
    href: '#categories',
    end: <Badge>1 category</Badge>,
  },
];

const changes: readonly ListRow[] = [
  { id: '1', title: 'Sea bass with fennel marked sold out', detail: 'Tomás Reis, 10:20' },
  { id: '2', title: 'Hummus with warm flatbread, price €7.50 to €7.80', detail: 'Mira Lindqvist, 08:15' },
  { id: '3', title: 'Grilled vegetables of the week added', detail: 'Mira Lindqvist, 07:30' },
];

const steps: readonly ListRow[] = [
  { id: 'name', title: 'Name your restaurant', detail: 'Done', icon: 'success' },
  { id: 'category', title: 'Add a category', detail: 'Done', icon: 'success' },
  {
    id: 'item',
    title: 'Add the first item',
    detail: 'A name, a category and a price are enough.',
    icon: 'items',
    end: (
      <LinkButton variant="primary" size="small" href="#items/new">
        Add item
      </LinkButton>
    ),
  },
  { id: 'qr', title: 'Print a QR code', detail: 'When there is something to read.', icon: 'qrCode' },
];

/** Home: what guests see now, what is sold out, what needs work, and what changed. */
export function HomePage({ state = 'ready', isNew = false, onRetry }: HomePageProps) {
  return (
    <Office place="home">
      <PageHeader title="Good afternoon, Mira" description="Saturday, 14 March. Open until 23:00." />
      <Stack gap={6}>
        {state === 'error' && (
          <Card>
            <ErrorState title="Home could not be loaded" onRetry={onRetry}>
              The server did not answer. Guests still see your menu.
            </ErrorState>
          </Card>
        )}
        {state === 'loading' && <HomeSkeleton />}
        {state === 'ready' && (isNew ? <SetUp /> : <HomeContent />)}
      </Stack>
    </Office>
  );
}

function HomeContent() {
  const [soldOut, setSoldOut] = useState(items.filter((item) => item.soldOut !== null));
  return (
    <>
      <Columns columnWidth="narrow" isStretched>
        <Card>
          <Stat
            label="Items guests can order"
            figure={String(60 - soldOut.length)}
            change="Of 60 on the menu"
          />
        </Card>
        <Card>
          <Stat
            label="Sold out now"
            figure={String(soldOut.length)}
            href="#sold-out"
            change="3 yesterday at noon"
          />
        </Card>
        <Card>
          <Stat label="Screens live" figure="1 of 2" href="#screens" change="Window is offline" />
        </Card>
        <Card>
          <Stat
            label="Menu opened today"
            figure="128"
            change="12 more than last Saturday"
            trend="up"
            tone="good"
          />
        </Card>
      </Columns>
      <Columns columnWidth="wide" gap={6} isStretched>
        <TitledCard title="What guests see now" link={{ href: '#link-to-menu', text: 'All links' }}>
          <RowList label="What guests see now" rows={shownNow} />
        </TitledCard>
        <TitledCard title="Sold out">
          {soldOut.length === 0 ? (
            <EmptyState title="Nothing is sold out">What you mark sold out is listed here.</EmptyState>
          ) : (
            <RowList
              label="Sold out"
              rows={soldOut.map(({ id, name, soldOut: until }) => ({
                id,
                title: name,
                detail: until,
                end: (
                  <Button
                    size="small"
                    icon="restore"
                    aria-label={`Bring back ${name}`}
                    onPress={() => setSoldOut((all) => all.filter((item) => item.id !== id))}
                  >
                    Bring back
                  </Button>
                ),
              }))}
            />
          )}
        </TitledCard>
        <TitledCard title="Menu health">
          <RowList label="Menu health" rows={health} />
        </TitledCard>
        <TitledCard title="Recent changes" link={{ href: '#history', text: 'All changes' }}>
          <RowList label="Recent changes" rows={changes} />
        </TitledCard>
      </Columns>
    </>
  );
}

function SetUp() {
  return (
    <Columns columnWidth="wide" gap={6} isStretched>
      <TitledCard title="Set up your menu">
        <RowList label="Steps" rows={steps} />
      </TitledCard>
      <Card>
        <EmptyState title="Nothing for guests to read yet" illustration="list">
          Your menu is empty, so its code would lead to an empty page.
        </EmptyState>
      </Card>
    </Columns>
  );
}

function HomeSkeleton() {
  return (
    <>
      <Columns columnWidth="narrow" isStretched>
        {['Items guests can order', 'Sold out now', 'Screens live', 'Menu opened today'].map((label) => (
          <Card key={label}>
            <Stat label={label} figure={null} change={<Skeleton width="12ch" />} />
          </Card>
        ))}
      </Columns>
      <Columns columnWidth="wide" gap={6}>
        {['What guests see now', 'Sold out', 'Menu health', 'Recent changes'].map((title) => (
          <TitledCard key={title} title={title}>
            <RowsSkeleton />
          </TitledCard>
        ))}
      </Columns>
    </>
  );
}
