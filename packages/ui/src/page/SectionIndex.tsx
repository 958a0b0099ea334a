import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import './section-index.css';

/** Sections from which a page has an index. */
export const indexFrom = 4;

export interface IndexedSection {
  /** Id of the section's heading. */
  readonly id: string;
  readonly title: string;
  /** Number of wrong fields in it. */
  readonly faults?: number;
}

/**
 * The sections of a long page at its side; a press leads to one.
 * @example
 * <SectionIndex sections={[{ id: headingId, title: text(section.title) }]} />
 */
export function SectionIndex({ sections }: { readonly sections: readonly IndexedSection[] }) {
  const t = useMessages(messages);
  const go = (id: string) => {
    const heading = document.getElementById(id);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav className="section-index" aria-label={t('sections')}>
      <ul>
        {sections.map(({ id, title, faults = 0 }) => (
          <li key={id}>
            <button type="button" onClick={() => go(id)}>
              {title}
              {faults > 0 && <span className="section-faults">{faults}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
