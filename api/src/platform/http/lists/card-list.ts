import { listQuery } from '@tekskills/shared/contracts/http/lists'
import { staffList } from './staff-list'

/** Cards on a page that names no size (contract §3.3): it fills rows of two, three and four. */
const CARDS_PER_PAGE = 12

/** Parameters of a list that visitors see as cards. */
export const cardList = staffList.extend({ size: listQuery.shape.size.unwrap().default(CARDS_PER_PAGE) })
