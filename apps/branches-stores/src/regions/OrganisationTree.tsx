import { useMessages } from '@console/ui/messages';
import { useMemo, useRef, useState } from 'react';
import { messages } from './messages.ts';
import { TreeChildren } from './TreeChildren.tsx';
import './tree.css';
import { moveFocus } from './tree-keyboard.ts';
import { TreeContext } from './tree-state.ts';

interface OrganisationTreeProps {
  readonly regionId: string;
  /** Name of the region. */
  readonly label: string;
}

/**
 * Tree of MRA, MRO, branches and kiosks below a region; each level is fetched when opened. Arrow keys move, open and
 * close.
 */
export function OrganisationTree({ regionId, label }: OrganisationTreeProps) {
  const t = useMessages(messages);
  const tree = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string>();
  const state = useMemo(() => ({ regionId, current, setCurrent }), [regionId, current]);
  return (
    <section className="panel">
      <h2>{t('organisation')}</h2>
      <TreeContext value={state}>
        <ul
          className="tree"
          role="tree"
          aria-label={t('tree', { name: label })}
          ref={tree}
          onKeyDown={(event) => tree.current && moveFocus(tree.current, event)}
        >
          <TreeChildren level={1} />
        </ul>
      </TreeContext>
    </section>
  );
}
