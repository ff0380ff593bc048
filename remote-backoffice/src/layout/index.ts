export { StaffFrame as Component } from './StaffFrame'
