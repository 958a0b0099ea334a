set client_min_messages = warning;
drop schema load cascade;
reset search_path;
reset client_min_messages;
