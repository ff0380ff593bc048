import type { Figure } from '../../../remote-tekdatanova/src/content/documents/figure'
import { prepareBars } from './bars'
import { prepareLayers } from './layers'
import { prepareMatrix } from './matrix'
import type { Picture } from './picture'
import { prepareSeries } from './series'
import { prepareSpans } from './spans'
import { prepareSteps } from './steps'

/** Prepares a figure of any type. */
export function pictureOf(pdf: PDFKit.PDFDocument, figure: Figure, width: number): Picture {
  switch (figure.kind) {
    case 'bars':
      return prepareBars(pdf, figure, width)
    case 'layers':
      return prepareLayers(pdf, figure, width)
    case 'matrix':
      return prepareMatrix(pdf, figure, width)
    case 'series':
      return prepareSeries(pdf, figure, width)
    case 'spans':
      return prepareSpans(pdf, figure, width)
    case 'steps':
      return prepareSteps(pdf, figure, width)
  }
}
