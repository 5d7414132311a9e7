export { cleanName, isName, withoutInvisibleMarks } from './clean-name.ts';
export { machineReadableName } from './machine-readable-name.ts';
export {
  changedSupplierName,
  changedTicketName,
  fullName,
  printedName,
  TICKET_NAME_MAX,
  withSupplierName,
  type PersonName,
} from './ticket-name.ts';
