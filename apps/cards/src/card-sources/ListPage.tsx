import { cardSources, type CardSource } from '@console/contracts/cards/card-sources';
import { ResourceList } from '@console/ui/list';
import { columns, paths, refuses } from './screens.ts';

/** All card sources (docs/model/cards.md#card-sources). */
export default function ListPage() {
  return <ResourceList<CardSource> resource={cardSources} columns={columns} paths={paths} refuses={refuses} />;
}
