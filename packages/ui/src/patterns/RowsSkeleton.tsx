import { End, Entry, Lead, Rows } from '../components/RowList/RowList.styles.ts';
import { Skeleton } from '../components/Skeleton/index.ts';
import { Stack } from '../components/Stack/index.ts';

interface RowsSkeletonProps {
  /** A large button will stand at the end of each row. */
  hasAction?: boolean;
}

/** Holds the place of a `RowList` of three. */
export function RowsSkeleton({ hasAction = false }: RowsSkeletonProps) {
  return (
    <Rows aria-hidden="true">
      {['8rem', '6rem', '10rem'].map((width) => (
        <Entry key={width}>
          <Lead>
            <Stack gap={2}>
              <Skeleton width={width} />
              <Skeleton width="7rem" />
            </Stack>
          </Lead>
          {hasAction && (
            <End>
              <Skeleton width="8rem" height={48} />
            </End>
          )}
        </Entry>
      ))}
    </Rows>
  );
}
