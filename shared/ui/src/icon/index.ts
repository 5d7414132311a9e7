import {
  ArrowDown,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  ArrowUp,
  Backpack,
  CalendarDays,
  CalendarPlus,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Download,
  History,
  Heart,
  Hotel,
  Luggage,
  Mail,
  MapPin,
  Pencil,
  Phone,
  Plane,
  PlaneLanding,
  PlaneTakeoff,
  Plus,
  Printer,
  Search,
  Share2,
  SlidersHorizontal,
  Trash2,
  Users,
  X,
} from 'lucide';
import { createIcon } from './create-icon.tsx';

// Marked as pure, so that a bundle has only those that it shows.
export const ArrowDownIcon = /*#__PURE__*/ createIcon(ArrowDown);
export const ArrowLeftIcon = /*#__PURE__*/ createIcon(ArrowLeft);
export const SwapIcon = /*#__PURE__*/ createIcon(ArrowLeftRight);
export const ArrowRightIcon = /*#__PURE__*/ createIcon(ArrowRight);
export const ArrowUpIcon = /*#__PURE__*/ createIcon(ArrowUp);
export const CabinBagIcon = /*#__PURE__*/ createIcon(Backpack);
export const CalendarIcon = /*#__PURE__*/ createIcon(CalendarDays);
export const CalendarAddIcon = /*#__PURE__*/ createIcon(CalendarPlus);
export const CheckIcon = /*#__PURE__*/ createIcon(Check);
export const ChevronDownIcon = /*#__PURE__*/ createIcon(ChevronDown);
export const ChevronLeftIcon = /*#__PURE__*/ createIcon(ChevronLeft);
export const ChevronRightIcon = /*#__PURE__*/ createIcon(ChevronRight);
export const DownloadIcon = /*#__PURE__*/ createIcon(Download);
export const RecentIcon = /*#__PURE__*/ createIcon(History);
export const HeartIcon = /*#__PURE__*/ createIcon(Heart);
export const HotelIcon = /*#__PURE__*/ createIcon(Hotel);
export const LuggageIcon = /*#__PURE__*/ createIcon(Luggage);
export const MailIcon = /*#__PURE__*/ createIcon(Mail);
export const PlaceIcon = /*#__PURE__*/ createIcon(MapPin);
export const EditIcon = /*#__PURE__*/ createIcon(Pencil);
export const PhoneIcon = /*#__PURE__*/ createIcon(Phone);
export const PlaneIcon = /*#__PURE__*/ createIcon(Plane);
export const LandingIcon = /*#__PURE__*/ createIcon(PlaneLanding);
export const TakeoffIcon = /*#__PURE__*/ createIcon(PlaneTakeoff);
export const PlusIcon = /*#__PURE__*/ createIcon(Plus);
export const PrintIcon = /*#__PURE__*/ createIcon(Printer);
export const SearchIcon = /*#__PURE__*/ createIcon(Search);
export const ShareIcon = /*#__PURE__*/ createIcon(Share2);
export const FiltersIcon = /*#__PURE__*/ createIcon(SlidersHorizontal);
export const RemoveIcon = /*#__PURE__*/ createIcon(Trash2);
export const TravellersIcon = /*#__PURE__*/ createIcon(Users);
export const CloseIcon = /*#__PURE__*/ createIcon(X);
