import { Gauge, type Registry } from 'prom-client'
import type { PictureStore } from './picture-store'

/** Reports in `/internal/metrics` how many sizes of pictures wait to be made: it grows while uploads outrun the processor. */
export function measurePictures(registry: Registry, { waiting }: Pick<PictureStore, 'waiting'>): void {
  const gauge: Gauge = new Gauge({
    name: 'picture_renditions_waiting',
    help: 'Sizes of pictures that wait to be made before they are requested',
    registers: [registry],
    collect: () => gauge.set(waiting()),
  })
}
