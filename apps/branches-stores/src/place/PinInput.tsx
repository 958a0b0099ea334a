import { TextInput, type InputProps } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import type { PointerEvent } from 'react';
import { afterKey, bounds, placeAt, typed, type Place } from './map.ts';
import { messages } from './messages.ts';
import { PlaceMap, placeOf } from './PlaceMap.tsx';

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
  return (
    <div className="pin">
      <TextInput {...props} />
      <PlaceMap
        place={place}
        role="slider"
        tabIndex={disabled ? -1 : 0}
        aria-label={t('map')}
        aria-disabled={disabled}
        aria-valuenow={place?.longitude ?? 0}
        aria-valuemin={bounds.west}
        aria-valuemax={bounds.east}
        aria-valuetext={place ? `${String(values['latitude'])}, ${String(values['longitude'])}` : t('noPlace')}
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
      />
    </div>
  );
}
