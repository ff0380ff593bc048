import { Gauge, type Registry } from 'prom-client'
import type { PictureStore } from './picture-store'

/** Adds the number of queued renditions to `/internal/metrics`; it grows while uploads outpace rendering. */
export function measurePictures(registry: Registry, { waiting }: Pick<PictureStore, 'waiting'>): void {
  const gauge: Gauge = new Gauge({
    name: 'picture_renditions_waiting',
    help: 'Picture renditions queued for background rendering',
    registers: [registry],
    collect: () => gauge.set(waiting()),
  })
}
