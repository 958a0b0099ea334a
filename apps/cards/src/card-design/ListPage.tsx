import { cardDesigns, type CardDesign } from '@console/contracts/cards/card-design';
import { text } from '@console/contracts/core/text';
import { ResourceList, type ListTab } from '@console/ui/list';
import { Gallery } from './Gallery.tsx';
import { messages } from './messages.ts';
import { columns, paths } from './screens.tsx';

const tabs: readonly ListTab[] = [
  { key: 'gallery', title: text(messages.id.grid, messages.en.grid), content: <Gallery /> },
];

/** All card designs, as a list or as pictures. */
export default function ListPage() {
  return <ResourceList<CardDesign> resource={cardDesigns} columns={columns} paths={paths} tabs={tabs} />;
}
