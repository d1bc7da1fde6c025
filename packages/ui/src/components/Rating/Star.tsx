import { Icon } from '../Icon/index.ts';
import { StarFill, StarShape } from './Rating.styles.ts';

/** One drawn star; decoration, the value is said beside it. */
export function Star({ fill }: { fill: 'none' | 'half' | 'full' }) {
  return (
    <StarShape data-fill={fill}>
      <Icon name="star" size={24} />
      {fill !== 'none' && (
        <StarFill>
          <Icon name="star" size={24} />
        </StarFill>
      )}
    </StarShape>
  );
}
