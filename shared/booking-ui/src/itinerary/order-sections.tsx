import type { OrderSection } from '@travesia/contracts';
import { DataList } from '@travesia/ui/data-list';
import { Journey, type JourneyProps } from './journey.tsx';
import styles from './order-sections.module.css';

export type OrderSectionsProps = Pick<JourneyProps, 'addedBags' | 'isUnfolded'> & {
  sections: readonly OrderSection[];
};

/** The parts of an order, whatever is sold: journeys as timetables, the rest as facts. */
export function OrderSections({ sections, ...journeyProps }: OrderSectionsProps) {
  return sections.map((section) =>
    section.kind === 'journey' ? (
      <Journey key={section.journeyType} journey={section} {...journeyProps} />
    ) : (
      <section key={section.heading} className={styles.part}>
        <h3>{section.heading}</h3>
        <DataList
          variant="stacked"
          className={styles.facts ?? ''}
          rows={section.facts.map(({ label, value, href }) => ({
            key: label,
            term: label,
            value: href ? (
              <a href={href} target="_blank" rel="noreferrer">
                {value}
              </a>
            ) : (
              value
            ),
          }))}
        />
      </section>
    ),
  );
}
