import { queryEndpoint } from '@console/api';
import { regionCalls, type OrganisationNode } from '@console/contracts/branches-stores/regions';
import { Button, Spin } from '@console/ui/core';
import { common, useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { StatusTag } from '@console/ui/status';
import { useContext, useId, useState } from 'react';
import { messages } from './messages.ts';
import { useNodeAddress } from './node-address.ts';
import { TreeContext } from './tree-state.ts';

const tree = queryEndpoint(regionCalls.tree);

/** The nodes below `parent`, or below the region without one; fetched when first shown. */
export function TreeChildren({ parent, level }: { readonly parent?: string; readonly level: number }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const { regionId } = useContext(TreeContext);
  const { data, error, refetch } = tree.useQuery({
    parameters: { secureId: regionId },
    query: parent ? { parent } : {},
  });
  if (error && !data)
    return (
      <li role="none" className="tree-note">
        {t('failed')}{' '}
        <Button variant="quiet" onClick={() => refetch()}>
          {words('retry')}
        </Button>
      </li>
    );
  if (!data)
    return (
      <li role="none" className="tree-note">
        <Spin />
      </li>
    );
  if (data.length === 0)
    return (
      <li role="none" className="tree-note">
        {t('empty')}
      </li>
    );
  return data.map((node, index) => (
    <TreeNode key={`${node.type}:${node.secureId}`} node={node} level={level} first={level === 1 && index === 0} />
  ));
}

interface TreeNodeProps {
  readonly node: OrganisationNode;
  /** From 1. */
  readonly level: number;
  /** The first node of the tree, which Tab reaches at the start. */
  readonly first: boolean;
}

const mark = { true: '▾', false: '▸' } as const;

/** One node; a click opens its children, its name links to its own page. */
function TreeNode({ node, level, first }: TreeNodeProps) {
  const t = useMessages(messages);
  const id = useId();
  const { current, setCurrent } = useContext(TreeContext);
  const [open, setOpen] = useState(false);
  const address = useNodeAddress(node);
  const { type, secureId, code, name, status, businessLine, childCount } = node;
  const key = `${type}:${secureId}`;
  const opens = childCount > 0;
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-labelledby={id}
      aria-expanded={opens ? open : undefined}
      aria-selected={false}
      tabIndex={(current === undefined ? first : current === key) ? 0 : -1}
      onFocus={(event) => {
        event.stopPropagation();
        setCurrent(key);
      }}
    >
      {/* Keyboard events are handled by the tree (tree-keyboard.ts). */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className="tree-row"
        id={id}
        data-opens={opens}
        onClick={() => {
          if (opens) setOpen(!open);
        }}
      >
        <span className="tree-mark" aria-hidden="true">
          {opens ? mark[`${open}`] : '·'}
        </span>
        <span className="tree-type">{t(type)}</span> <span className="tree-code">{code}</span>{' '}
        {address ? (
          <PageLink to={address} tabIndex={-1} onClick={(event) => event.stopPropagation()}>
            {name}
          </PageLink>
        ) : (
          <span>{name}</span>
        )}
        {businessLine && <span className={`line line-${businessLine.toLowerCase()}`}>{businessLine}</span>}
        {status !== 'active' && <StatusTag status={status} />}
        {opens && (
          <span className="tree-count" aria-hidden="true">
            {childCount}
          </span>
        )}
      </div>
      {open && (
        <ul role="group">
          <TreeChildren parent={key} level={level + 1} />
        </ul>
      )}
    </li>
  );
}
