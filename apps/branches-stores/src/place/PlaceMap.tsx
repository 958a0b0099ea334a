import { useMessages } from '@console/ui/messages';
import type { ComponentProps } from 'react';
import { bounds, cities, pointOf, size, type Place } from './map.ts';
import { messages } from './messages.ts';
import './pin.css';

/** The place of coordinates; `undefined` while they are no place of the map. */
export function placeOf({ latitude, longitude }: Readonly<Record<string, unknown>>): Place | undefined {
  if (!latitude || !longitude) return undefined;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const inside =
    place.latitude >= bounds.south &&
    place.latitude <= bounds.north &&
    place.longitude >= bounds.west &&
    place.longitude <= bounds.east;
  return inside ? place : undefined;
}

/** A drawing of the country with some cities and a mark, made here: no tiles are fetched from elsewhere. */
export function PlaceMap({ place, ...rest }: { readonly place: Place | undefined } & ComponentProps<'svg'>) {
  const at = place && pointOf(place);
  return (
    <svg className="pin-map" viewBox={`0 0 ${size.width} ${size.height}`} {...rest}>
      {cities.map(([name, latitude, longitude]) => {
        const { x, y } = pointOf({ latitude, longitude });
        return (
          <g key={name} className="pin-city">
            <circle cx={x} cy={y} r={2} />
            <text x={x + 4} y={y + 3}>
              {name}
            </text>
          </g>
        );
      })}
      {at && <circle className="pin-mark" cx={at.x} cy={at.y} r={5} />}
    </svg>
  );
}

interface Located {
  readonly latitude: string | null;
  readonly longitude: string | null;
}

/** Where a record lies, on its page: the longitude with a picture below it. */
export function PlacePicture({ latitude, longitude }: Located) {
  const t = useMessages(messages);
  const place = placeOf({ latitude, longitude });
  if (!place) return '-';
  return (
    <div className="pin">
      {longitude}
      <PlaceMap place={place} role="img" aria-label={t('picture', { place: `${latitude}, ${longitude}` })} />
    </div>
  );
}
