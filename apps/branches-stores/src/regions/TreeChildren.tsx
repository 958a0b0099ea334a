import { queryEndpoint } from '@console/api';
import { regionCalls } from '@console/contracts/branches-stores/regions';
import { Button, Spin } from '@console/ui/core';
import { common, useMessages } from '@console/ui/messages';
import { useContext } from 'react';
import { messages } from './messages.ts';
import { TreeNode } from './TreeNode.tsx';
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
