import { createStore, followEvents, invalidate } from '@console/api';
import {
  trackingCalls,
  trackingOrders,
  type TrackedOrder,
  type TrackingEvent,
} from '@console/contracts/orders-logs/tracking-orders';
import { screens } from '@console/ui/crud';
import { Timeline } from './Timeline.tsx';

/** Reads list and timeline again when the services say that one of these orders has changed. */
function followOrders(orders: readonly TrackedOrder[], onOpen: (isOpen: boolean) => void): () => void {
  const leaving = new AbortController();
  const known = new Map(orders.map(({ secureId, version }) => [secureId, version]));
  const onEvent = ({ versions }: TrackingEvent) => {
    const changed = Object.entries(versions).filter(([id, version]) => known.get(id) !== version);
    for (const [id, version] of changed) known.set(id, version);
    if (changed.length > 0) createStore().dispatch(invalidate(trackingOrders.module));
  };
  void followEvents(trackingCalls.stream, { query: { ids: [...known.keys()] } }, { onEvent, onOpen }, leaving.signal);
  return () => leaving.abort();
}

/** The list, whose rows open their timeline beside it. An order that waits for somebody changes by itself. */
const trackingOrderScreens = screens(trackingOrders, {
  columns: trackingOrders.list.columns as never,
  list: {
    rowPanel: (order: TrackedOrder) => <Timeline order={order} />,
    moving: (order: TrackedOrder) => order.sla !== null,
    follow: followOrders,
  },
});

export default trackingOrderScreens;
