import { TextInput, type InputProps } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import type { PointerEvent } from 'react';
import { afterKey, bounds, cities, placeAt, pointOf, size, typed, type Place } from './map.ts';
import { messages } from './messages.ts';
import './branch-cms.css';

/** The place of the typed coordinates; `undefined` while they are no place of the map. */
function placeOf({ latitude, longitude }: Readonly<Record<string, unknown>>): Place | undefined {
  if (!latitude || !longitude) return undefined;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const inside =
    place.latitude >= bounds.south &&
    place.latitude <= bounds.north &&
    place.longitude >= bounds.west &&
    place.longitude <= bounds.east;
  return inside ? place : undefined;
}

/** The longitude, and a map below it whose pin says both coordinates: dragged, clicked, or moved by the arrow keys. */
export function PinInput(props: InputProps) {
  const { values, onSet, onLeave, disabled } = props;
  const t = useMessages(messages);
  const place = placeOf(values);
  const put = (next: Place) => {
    const { latitude, longitude } = typed(next);
    onSet?.('latitude', latitude);
    onSet?.('longitude', longitude);
  };
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    put(placeAt((event.clientX - left) / width, (event.clientY - top) / height));
  };
  const at = place && pointOf(place);
  return (
    <div className="pin">
      <TextInput {...props} />
      <svg
        className="pin-map"
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="slider"
        tabIndex={disabled ? -1 : 0}
        aria-label={t('map')}
        aria-disabled={disabled}
        aria-valuenow={place?.longitude ?? 0}
        aria-valuemin={bounds.west}
        aria-valuemax={bounds.east}
        aria-valuetext={place ? `${String(values['latitude'])}, ${String(values['longitude'])}` : t('noAddress')}
        onPointerDown={(event) => {
          if (disabled) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
        onPointerUp={onLeave}
        onBlur={onLeave}
        onKeyDown={(event) => {
          const next = disabled ? undefined : afterKey(event.key, place ?? { latitude: -6.2, longitude: 106.85 });
          if (!next) return;
          event.preventDefault();
          put(next);
        }}
      >
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
    </div>
  );
}
